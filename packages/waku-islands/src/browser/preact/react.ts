import {
  type ComponentChildren,
  createContext,
  createElement,
  Fragment,
  options,
  type Ref,
  type VNode,
} from 'preact';
import {
  flushSync as flush,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'preact/compat';
import { effectsSoon } from './effects.ts';

/*
 * Replaces `react` and `react-dom` in the browser: preact/compat, and React's actions, which
 * preact/compat lacks and islands use. `preact-client.ts` lists the names still missing, and stops
 * the build where one of them is used.
 */
// @ts-expect-error -- the types of preact/compat describe one object, not a module
export * from 'preact/compat';

type Run = () => unknown;
const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function';

/** What to call when the action that is starting has ended; undefined outside of an action. */
let ending: Set<Run> | undefined;

/** Runs an action; its optimistic state and `isPending` last until its promise is settled. */
function runAction(run: Run, onPending: (isPending: boolean) => void): unknown {
  const outer = ending;
  const ends = new Set<Run>([() => onPending(false)]);
  const end = () => {
    for (const one of ends) one();
  };
  ending = ends;
  onPending(true);
  let result: unknown;
  try {
    result = run();
  } finally {
    ending = outer;
    if (!isPromise(result)) end();
  }
  return isPromise(result) ? result.finally(end) : result;
}

/** Returns a function that makes the component throw, so that its boundary catches the error. */
function useThrow(): (error: unknown) => void {
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  if (failed) throw failed.error;
  return useCallback((error) => setFailed({ error }), []);
}

export function startTransition(run: Run): void {
  const result = runAction(run, () => {});
  if (isPromise(result)) result.catch(reportError);
}

export function useTransition(): [isPending: boolean, start: (run: Run) => void] {
  const [isPending, setPending] = useState(false);
  const fail = useThrow();
  const start = useCallback(
    (run: Run) => {
      const result = runAction(run, setPending);
      if (isPromise(result)) result.catch(fail);
    },
    [fail],
  );
  return [isPending, start];
}

export function useOptimistic<State, Action>(
  state: State,
  reduce: (state: State, action: Action) => State = (_, action) => action as unknown as State,
): [State, (action: Action) => void] {
  const [actions, setActions] = useState<readonly { readonly action: Action }[]>([]);
  const add = useCallback((action: Action) => {
    // Outside of an action React takes optimistic state back at once.
    if (!ending) return;
    const one = { action };
    setActions((all) => [...all, one]);
    ending.add(() => setActions((all) => all.filter((other) => other !== one)));
  }, []);
  return [actions.reduce((now, { action }) => reduce(now, action), state), add];
}

export function useActionState<State, Payload>(
  action: (state: State, payload: Payload) => State | Promise<State>,
  initial: State,
): [State, (payload: Payload) => unknown, boolean] {
  const [shown, setShown] = useState({ state: initial, isPending: false });
  const fail = useThrow();
  const latest = useRef({ action, state: initial, waiting: 0, last: undefined as unknown });
  latest.current.action = action;
  const dispatch = useCallback(
    (payload: Payload) => {
      const now = latest.current;
      const done = (state: State) => {
        now.state = state;
        now.waiting--;
        setShown({ state, isPending: now.waiting > 0 });
      };
      const run = () => {
        const result = runAction(
          () => now.action(now.state, payload),
          () => {},
        ) as State | Promise<State>;
        return isPromise(result) ? result.then(done as Run) : done(result as State);
      };
      now.waiting++;
      setShown({ state: now.state, isPending: true });
      // Actions run one after another, each with the state that the one before returned.
      const result = isPromise(now.last) && now.waiting > 1 ? now.last.then(run) : run();
      now.last = isPromise(result) ? result.catch(fail) : undefined;
      return now.last;
    },
    [fail],
  );
  return [shown.state, dispatch, shown.isPending];
}

/** The status that a form's fields can show while its action runs. */
interface FormStatus {
  readonly pending: boolean;
  readonly data: FormData | null;
  readonly method: string | null;
  readonly action: Action | null;
}
type Action = (data: FormData) => unknown;
const IDLE: FormStatus = { pending: false, data: null, method: null, action: null };
const Status = /* @__PURE__ */ createContext(IDLE);

export const useFormStatus = (): FormStatus => useContext(Status);
export const requestFormReset = (form: HTMLFormElement): void => form.reset();

interface FormProps {
  readonly action: Action;
  readonly onSubmit?: (event: SubmitEvent) => void;
  readonly formRef: Ref<HTMLFormElement> | undefined;
  readonly children?: ComponentChildren;
}

/**
 * What React's script in the page keeps of each form sent before hydration, one after the other: the
 * form, the button and the fields.
 */
type Kept = Document & { readonly $$reactFormReplay?: unknown[] };

/** A form whose action is a function, as React has it. */
function ActionForm({ action, onSubmit, formRef, children, ...props }: FormProps) {
  const [status, setStatus] = useState(IDLE);
  const fail = useThrow();
  const submit = (event: SubmitEvent) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    send(form, new FormData(form, event.submitter));
  };
  const send = (form: HTMLFormElement, data: FormData) => {
    const result = runAction(
      () => action(data),
      (pending) => setStatus(pending ? { pending, data, method: form.method, action } : IDLE),
    );
    Promise.resolve(result).then(() => form.reset(), fail);
  };
  const own = useRef<HTMLFormElement | null>(null);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      own.current = form;
      if (typeof formRef === 'function') formRef(form);
      else if (formRef) formRef.current = form;
    },
    [formRef],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form is hydrated
  useEffect(() => {
    const form = own.current as HTMLFormElement;
    const { $$reactFormReplay: kept = [] } = document as Kept;
    for (let at = kept.indexOf(form); at >= 0; at = kept.indexOf(form)) {
      const [, , data] = kept.splice(at, 3);
      // `hydrate.ts` has to restore the fields first, since the end of the action resets the form.
      setTimeout(() => send(form, data as FormData));
    }
  }, []);
  const form = createElement('form', { ...props, ref, onSubmit: submit }, children);
  return createElement(Status.Provider, { value: status }, form);
}

const before = options.vnode;
options.vnode = (vnode: VNode) => {
  const { type, props } = vnode as VNode<{ action?: unknown }>;
  if (type === 'form' && typeof props.action === 'function') {
    const { ref } = vnode;
    Object.assign(vnode, { type: ActionForm, props: { ...props, formRef: ref }, ref: null });
  }
  before?.(vnode);
};

export function flushSync<T>(run: () => T): T {
  effectsSoon();
  return flush(run);
}
/** Measures nothing, as React's `Profiler` in production. */
export const Profiler = Fragment;
/** Remembers nothing, as React's `cache` in the browser, where there is no request. */
export const cache = <F>(run: F): F => run;
export const captureOwnerStack = (): null => null;
/** Does nothing, since resource hints only fetch files sooner. */
const hint = (): void => {};

export { hint as preconnect, hint as prefetchDNS, hint as preload, hint as preloadModule };
