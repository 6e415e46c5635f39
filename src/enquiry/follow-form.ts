import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  type Outcome,
  untouched,
} from './enquiry-state';
import { nextState } from './next-state';

/** How long after a press the state of the enquiry is shown, in milliseconds. */
const OVERLAY_AFTER = 1000;
/** The pauses before the first, second and third retry of a lost enquiry, in milliseconds. */
const PAUSES = [5000, 10_000, 25_000];
/**
 * After this many milliseconds without an answer an enquiry to our desk counts as lost, one to
 * another service as unknown.
 */
const ANSWER_TIMEOUT = 20_000;
/** For how long the desk is asked whether it has an enquiry, in milliseconds. */
const DESK_TIMEOUT = 5000;

/**
 * Reports what happens to the form as events to `nextState`, keeps the state, and carries out the
 * effects.
 *
 * @returns a function with which the island reports an event of its own, such as that the overlay
 *   was dismissed
 */
export function followForm(
  form: HTMLFormElement,
  {
    hasOwnDesk,
    refusedMessage,
    show,
    beforeShown,
  }: {
    /** Whether the form posts to our desk, which leads back to a page that names the outcome. */
    readonly hasOwnDesk: boolean | undefined;
    /** The message at a refused field, before the field's hint where it has one. */
    readonly refusedMessage: string;
    /** Renders the state before it returns. */
    readonly show: (state: EnquiryState) => void;
    /** Called a second after a press, before its state is shown. */
    readonly beforeShown: () => void;
  },
): (event: EnquiryEvent) => readonly Effect[] {
  let state = untouched;
  /** Identifies the enquiry, so that one sent twice is stored once; any change makes a new id. */
  let id = '';
  /** The form's values at the press. */
  let snapshot: readonly (readonly [string, FormDataEntryValue])[] = [];
  /** The iframe of the last post. */
  let frame: HTMLIFrameElement | undefined;
  /** How many posts there were, so that each iframe has a name of its own. */
  let posts = 0;
  /** The names of the fields that the service has refused. */
  let refusedFields: readonly string[] = [];
  const timers: Partial<Record<'second' | 'retry' | 'answer', ReturnType<typeof setTimeout>>> = {};
  const later = (timer: keyof typeof timers, run: () => void, time: number) => {
    clearTimeout(timers[timer]);
    timers[timer] = setTimeout(run, time);
  };

  const report = (event: EnquiryEvent) => {
    const [next, ...effects] = nextState(state, event);
    state = next;
    show(state);
    for (const effect of effects) carryOut[effect]();
    return effects;
  };
  const answer = (outcome: Outcome) => {
    clearTimeout(timers.answer);
    report({ type: 'answered', outcome, time: new Date().toTimeString().slice(0, 5) });
  };
  /** What an enquiry counts as when no answer can be read. */
  const unreadOutcome = (): Outcome => (hasOwnDesk || !navigator.onLine ? 'lost' : 'unknown');

  /**
   * What became of an enquiry whose iframe shows no page of ours. A proxy or a filter may have
   * answered in the desk's place, and a page of another host cannot be read: so this asks the desk
   * whether it has the enquiry.
   */
  const outcomeWithoutPage = async (opened: HTMLIFrameElement): Promise<Outcome> => {
    if (isTurnedAway(opened)) return 'turnedAway';
    if (!hasOwnDesk || !navigator.onLine) return unreadOutcome();
    try {
      const signal = AbortSignal.timeout(DESK_TIMEOUT);
      const { id: posted } = Object.fromEntries(snapshot);
      const response = await fetch(`${form.action}/${posted}`, { cache: 'no-store', signal });
      const { isStored } = (await response.json()) as { readonly isStored?: boolean };
      if (isStored === undefined) return 'lost';
      return isStored ? 'stored' : 'turnedAway';
    } catch {
      return 'lost';
    }
  };

  /** Opens a new iframe for each post: a second post in the same one would add a step for Back. */
  const openFrame = () => {
    frame?.remove();
    const opened = document.createElement('iframe');
    frame = opened;
    opened.hidden = true;
    posts += 1;
    opened.name = `enquiry-${posts}`;
    opened.onload = async () => {
      const page = pageIn(opened);
      if (page?.href === 'about:blank') return;
      const [, named] = /\/enquiry\/(stored|lost|refused)\/?$/.exec(page?.pathname ?? '') ?? [];
      refusedFields = new URLSearchParams(page?.search).getAll('field');
      const outcome = (named as Outcome | undefined) ?? (await outcomeWithoutPage(opened));
      // A later press may have opened another iframe meanwhile.
      if (opened === frame) answer(outcome);
    };
    document.body.append(opened);
    later('answer', () => answer(unreadOutcome()), ANSWER_TIMEOUT);
    return opened.name;
  };

  const carryOut: Readonly<Record<Effect, () => void>> = {
    post: () => {
      if (hasOwnDesk) id ||= crypto.randomUUID();
      snapshot = [...new FormData(form)];
      form.target = openFrame();
      // The package holds a press back until React is there, and notes its time in `data-held`.
      const { held } = form.dataset;
      delete form.dataset.held;
      const passed = held ? performance.now() - Number(held) : 0;
      later(
        'second',
        () => {
          beforeShown();
          report({ type: 'second' });
        },
        OVERLAY_AFTER - passed,
      );
    },
    again: () => {
      const copy = document.createElement('form');
      Object.assign(copy, { method: 'post', action: form.action, target: openFrame() });
      for (const [name, value] of snapshot) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name, value });
        copy.append(field);
      }
      document.body.append(copy);
      copy.submit();
      copy.remove();
    },
    wait: () => {
      const pause = PAUSES[PAUSES.length - 1 - state.retriesLeft] ?? 0;
      later('retry', () => report({ type: 'due' }), pause);
    },
    stop: () => clearTimeout(timers.retry),
    empty: () => {
      const sent = new Map(snapshot);
      for (const field of form.querySelectorAll('input')) {
        field.setCustomValidity('');
        // The tick at the visitor's number stays, and so does what was typed since the press.
        field.defaultChecked = field.checked;
        field.defaultValue =
          field.type === 'checkbox' || sent.get(field.name) !== field.value ? field.value : '';
      }
      // `reset` also makes the fields untouched: a touched field that is emptied looks refused.
      form.reset();
      id = '';
    },
    mark: () => {
      for (const name of refusedFields) {
        const field = fieldOf(name);
        field?.setCustomValidity(
          field.title ? `${refusedMessage} (${field.title})` : refusedMessage,
        );
      }
      form.reportValidity();
    },
  };
  /** Writes under a field, in the browser's words, what is wrong with it. */
  const showProblem = ({ validationMessage, validity, title, labels }: HTMLInputElement) => {
    const hint = validity.patternMismatch ? ` (${title})` : '';
    labels?.[0]?.setAttribute('data-wrong', validationMessage + hint);
  };
  const fieldOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`);

  form.addEventListener('submit', (event) => {
    if (!report({ type: 'pressed', retries: hasOwnDesk ? PAUSES.length : 0 }).includes('post'))
      event.preventDefault();
  });
  form.addEventListener('formdata', ({ formData }) => {
    if (!id) return;
    formData.set('answer', 'frame');
    formData.set('id', id);
  });
  form.addEventListener('input', ({ target }) => {
    id = '';
    const field = target as HTMLInputElement;
    field.setCustomValidity('');
    field.labels?.[0]?.removeAttribute('data-wrong');
    report({ type: 'typed' });
  });
  form.addEventListener(
    'invalid',
    (event) => {
      // The browser's bubble would cover the label of the next field.
      event.preventDefault();
      showProblem(event.target as HTMLInputElement);
      form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    },
    true,
  );
  // A press before this script was there has marked fields, and opened the browser's bubble at the
  // first, which closes as the focus leaves.
  const marked = [...form.querySelectorAll<HTMLInputElement>('input:user-invalid')];
  marked.forEach(showProblem);
  marked[0]?.blur();
  marked[0]?.focus();
  addEventListener('pagehide', () => {
    clearTimeout(timers.second);
    clearTimeout(timers.answer);
    report({ type: 'left', outcome: unreadOutcome() });
  });
  return report;
}

/** The address of the page in an iframe; undefined where the page is another site's. */
function pageIn({ contentWindow }: HTMLIFrameElement): Location | undefined {
  try {
    const { location } = contentWindow as Window;
    return location.href ? location : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an iframe shows an error of our host, such as 413, that a second post would meet too. */
function isTurnedAway(frame: HTMLIFrameElement): boolean {
  if (!pageIn(frame)) return false;
  const navigation = frame.contentWindow?.performance.getEntriesByType('navigation')[0];
  const status = (navigation as PerformanceNavigationTiming | undefined)?.responseStatus;
  // A browser may tell no status.
  const final: readonly (number | undefined)[] = [400, 403, 404, 405, 410, 413, 415, 422];
  return final.includes(status);
}
