/** The time by the clock of this machine, in seconds, as state that advances while it is read. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

export const now = {
  get seconds(): number {
    subscribe();
    return Date.now() / 1000;
  },
};
