import { useQuery } from '@tanstack/react-query';

/** The size of a file of ours in kB, rounded up; undefined until it is known, or where the server does not tell. */
export function useFileSize(address: string): number | undefined {
  const { data } = useQuery({ queryKey: ['file-size', address], queryFn: () => askSize(address) });
  return data ?? undefined;
}

async function askSize(address: string): Promise<number | null> {
  const answer = await fetch(address, { method: 'HEAD' });
  const bytes = Number(answer.headers.get('content-length'));
  return answer.ok && bytes > 0 ? Math.ceil(bytes / 1000) : null;
}
