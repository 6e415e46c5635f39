'use client';

import { useEffect, useRef, useState } from 'react';
// Loaded with the script: as props, each article would carry words that are seldom shown.
import labels from '../content/calculator-words.json' with { type: 'json' };
import type { SumClasses } from './calculator.styles';
import {
  formatted,
  type Line,
  type Refusals,
  refusalOf,
  resultsOf,
  type SumData,
  type Values,
  workedValues,
} from './compute';

/**
 * A press is soon enough: until then the worked figures stand here, and the article's script wakes
 * the calculator to which a shared address leads.
 */
export const wake = 'press';

/** How long after the last key the result is announced, in milliseconds. */
const ANNOUNCED_AFTER = 1000;

/**
 * A calculator. The HTML holds the worked figures; fields compute once React is there, which then
 * also reads what was typed before. Figures are remembered on the device, and are shared as the
 * query of an address whose fragment is the calculator's id. A refused value gives no result.
 */
export function Calculator({
  sum,
  classes,
}: {
  readonly sum: SumData;
  readonly classes: SumClasses;
}) {
  const root = useRef<HTMLElement>(null);
  const [values, setValues] = useState<Values>(() => workedValues(sum));
  const [status, setStatus] = useState('');
  const [announced, setAnnounced] = useState('');
  const announceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isReady, setReady] = useState(false);

  const inputs = () => [...(root.current?.querySelectorAll('input') ?? [])];
  const compute = () => {
    const typed = Object.fromEntries(inputs().map((input) => [input.name, numberIn(input)]));
    setValues(typed);
    setStatus('');
    return typed;
  };
  const announceAtRest = (typed: Values) => {
    clearTimeout(announceTimer.current);
    setAnnounced('');
    announceTimer.current = setTimeout(
      () => setAnnounced(sentenceOf(sum, typed, labels.refusals)),
      ANNOUNCED_AFTER,
    );
  };
  /** Hides the bars that leave no room beside a phone's keyboard; CSS for it takes 70 B a page. */
  const makeRoom = () => {
    const isTyping = root.current?.querySelector('[type=number]:focus');
    for (const bar of document.querySelectorAll<HTMLElement>('body > :is(header, nav)'))
      bar.style.visibility = isTyping && !matchMedia('(width >= 64rem)').matches ? 'hidden' : '';
  };
  const storageKey = () => `sum:${location.pathname}#${sum.id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the page's values then
  useEffect(() => {
    const given = location.hash === `#${sum.id}` ? location.search : '';
    const figures = new URLSearchParams(given || remembered(storageKey()));
    const isTyped = inputs().some(isTouched);
    for (const input of inputs()) {
      const figure = figures.get(input.name);
      if (figure !== null && !isTouched(input)) fill(input, figure);
    }
    const filled = compute();
    // Values typed before hydration have fired no event for React.
    if (isTyped) {
      remember(storageKey(), queryOf(filled));
      announceAtRest(filled);
    }
    setReady(true);
    makeRoom();
  }, []);

  const share = async () => {
    const address = `${location.origin}${location.pathname}?${queryOf(values)}#${sum.id}`;
    try {
      await navigator.clipboard.writeText(address);
      setStatus(labels.copied);
    } catch {
      setStatus(`${labels.failed} ${address}`);
    }
  };
  const reset = () => {
    for (const { name, value } of sum.fields) {
      const input = inputs().find((input) => input.name === name);
      if (input) fill(input, String(value));
    }
    announceAtRest(compute());
    remember(storageKey(), '');
  };

  const results = resultsOf(sum.lines, accepted(sum, values, labels.refusals));
  const rows = sum.lines.map((line, index) => ({
    ...line,
    shown: formatted(results[index] as number, line.unit),
  }));
  const answer = rows.pop();
  // If one amount has pence, all show pence, so that pounds stand under pounds.
  const withPence = rows.some(({ shown }) => /£.*\./.test(shown));
  return (
    <section ref={root} id={sum.id} className={classes.root} aria-label={sum.title}>
      <p className={classes.title}>{sum.title}</p>
      {!isReady && <p className={classes.sharedNotice}>{labels.shared}</p>}
      <div
        className={classes.inputs}
        onInput={() => {
          const typed = compute();
          remember(storageKey(), queryOf(typed));
          announceAtRest(typed);
        }}
      >
        {/* The answer comes first, so that it stays in sight over the fields on a phone. */}
        <p className={classes.answer}>
          <span>{answer?.label}</span> <strong>{answer?.shown}</strong>
        </p>
        <div className={classes.fields}>
          {sum.fields.map((field) => {
            const { name, label, value, unit, isSwitch, min, max } = field;
            const id = `${sum.id}-${name}`;
            const attributes = { id, name, className: classes.input };
            const refusal = refusalOf(field, sum.fields, values, labels.refusals);
            return (
              <div
                key={name}
                className={classes.field}
                data-unit={unit === 'pounds' ? '£' : undefined}
              >
                <label htmlFor={id} className={classes.label}>
                  {label}
                  {unit === 'pounds' && <span className="visually-hidden">, £</span>}
                  {unit === 'percent' && ',\u00a0%'}
                </label>
                {isSwitch ? (
                  <input type="checkbox" {...attributes} defaultChecked={value === 1} />
                ) : (
                  <input
                    type="number"
                    inputMode="decimal"
                    min={min}
                    max={typeof max === 'number' ? max : undefined}
                    step="any"
                    {...attributes}
                    defaultValue={asTyped(value, unit === 'pounds')}
                    autoComplete="off"
                    onFocus={makeRoom}
                    onBlur={makeRoom}
                    aria-invalid={refusal !== undefined}
                    aria-describedby={refusal && `${id}-refusal`}
                  />
                )}
                <span className={classes.worked}>
                  {isSwitch ? (value ? labels.on : labels.off) : formatted(value, unit)}
                </span>
                {refusal && (
                  <span id={`${id}-refusal`} className={classes.refusal}>
                    {refusal}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <dl className={classes.lines}>
        {rows.map(({ name, label, shown }) => (
          <div key={name} className={classes.line}>
            <dt>{label}</dt>
            <dd className={classes.result}>
              {withPence && /£[\d,]+$/.test(shown) ? `${shown}.00` : shown}
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.tools}>
        <button type="button" className={classes.button} onClick={share}>
          {labels.share}
        </button>
        <button type="button" className={classes.button} onClick={reset}>
          {labels.reset}
        </button>
        <span role="status" className={classes.status}>
          {status}
          <span className="visually-hidden">{announced}</span>
        </span>
      </div>
    </section>
  );
}

/** The number in a field; NaN for an empty field. */
const numberIn = (input: HTMLInputElement) =>
  input.type === 'checkbox' ? Number(input.checked) : input.valueAsNumber;

/** The values, with NaN in the place of each that is refused. */
const accepted = ({ fields }: SumData, values: Values, refusals: Refusals): Values =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      refusalOf(field, fields, values, refusals) ? Number.NaN : (values[field.name] as number),
    ]),
  );

/** The announced sentence: the answer, or why there is none. */
function sentenceOf(sum: SumData, values: Values, refusals: Refusals): string {
  for (const field of sum.fields) {
    const refusal = refusalOf(field, sum.fields, values, refusals);
    if (refusal) return `${field.label}: ${refusal}`;
  }
  const { label, unit } = sum.lines.at(-1) as Line;
  return `${label}: ${formatted(resultsOf(sum.lines, values).at(-1) as number, unit)}.`;
}

/** A value as it is typed into its field; 3.9 pounds are written 3.90. */
const asTyped = (value: number, isMoney: boolean) =>
  isMoney ? String(value).replace(/\.\d$/, '$&0') : String(value);

const isTouched = (input: HTMLInputElement) =>
  input.value !== input.defaultValue || input.checked !== input.defaultChecked;

/**
 * Fills a field in with a figure of an address, of the device or of the article. A figure that is
 * no number of at least 0 is ignored, since anybody can make such an address.
 */
function fill(input: HTMLInputElement, figure: string): void {
  const value = Number(figure);
  if (figure === '' || !(value >= 0) || value === Number.POSITIVE_INFINITY) return;
  if (input.type === 'checkbox') input.checked = value > 0;
  else input.value = asTyped(value, input.closest('[data-unit]') !== null);
}

const queryOf = (values: Values) =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      Number.isFinite(value) ? [[name, String(value)]] : [],
    ),
  ).toString();

/** The figures filled in earlier on this device, or nothing where storage is blocked. */
function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the figures on this device, or forgets them. Storage may be blocked or full. */
function remember(key: string, query: string): void {
  try {
    if (query) localStorage.setItem(key, query);
    else localStorage.removeItem(key);
  } catch {}
}
