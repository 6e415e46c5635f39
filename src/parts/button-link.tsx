import { cva, type RecipeVariantProps } from '../../styled-system/css';
import { AnyLink, type AnyLinkProps } from './any-link';

/** A rectangle with a border; a line along its lower edge on hover. */
export const button = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'target',
    // Narrow enough for two buttons side by side on a phone.
    padding: '15px clamp(14px, 1.8vw, 26px)',
    border: 'rule',
    font: '{fontWeights.strong} {fontSizes.body}/1.5 {fonts.text}',
    textAlign: 'center',
    _before: {
      content: '""',
      position: 'absolute',
      inset: 'auto -1px -1px',
      height: '3px',
      background: 'line',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
    },
    _hover: { _before: { transform: 'scaleX(1)' } },
    _focusVisible: { _before: { transform: 'scaleX(1)' } },
    _active: { translate: '0 1px' },
    _disabled: { opacity: 0.5, cursor: 'default' },
    _print: { display: 'none' },
  },
  variants: {
    kind: {
      primary: { background: 'text', color: 'page' },
      secondary: {},
      /** The first button on a band of full colour. */
      pale: { background: 'pale', borderColor: 'pale', color: 'night' },
      /** An address as text, on paper only, where the buttons are left out. */
      onPaper: {
        borderColor: 'transparent',
        paddingInline: 0,
        display: 'none',
        _print: { display: 'inline-flex' },
      },
    },
    size: {
      small: { padding: '9px 18px', fontSize: 'small' },
    },
  },
  defaultVariants: { kind: 'primary' },
});

type ButtonVariantProps = NonNullable<RecipeVariantProps<typeof button>>;

/** A link that looks like a button. */
export function ButtonLink({ kind, size, ...link }: AnyLinkProps & ButtonVariantProps) {
  return <AnyLink {...link} ahead className={button({ kind, size })} />;
}
