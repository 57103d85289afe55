/** A text as it stands, its addresses made links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <a key={index} href={part} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
