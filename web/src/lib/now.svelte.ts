/** The time by this machine's clock, in seconds, as state that moves on by itself while it is read. */
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
