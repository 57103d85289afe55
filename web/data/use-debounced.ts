import { useEffect, useState } from 'react';

/** The value once it has stood still for `delay` milliseconds: what is typed becomes one question to the server. */
export function useDebounced<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
