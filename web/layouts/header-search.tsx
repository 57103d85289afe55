import { useState } from 'react';
import { useNavigate } from 'react-router';
import { writeAddress } from '#web/features/catalogue/address.ts';
import { SuggestionList } from '#web/features/catalogue/suggestion-list.tsx';
import { useSuggestionBox } from '#web/features/catalogue/use-suggestion-box.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';

/** The header's search: Enter looks through the catalogue. Without scripts it is a plain form. */
export function HeaderSearch({ className }: { className?: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { type, input, list, send } = useSuggestionBox();
  return (
    <div className={`relative ${className ?? ''}`}>
      <SearchBox
        label={t('layout.search.label')}
        placeholder={t('layout.search.placeholder')}
        action="/catalogo"
        value={typed}
        onChange={(words) => {
          setTyped(words);
          type(words);
        }}
        onSearch={(words) => void navigate(send() ?? writeAddress({ q: words }))}
        input={input}
      />
      {list && <SuggestionList {...list} className="lg:-start-32" />}
    </div>
  );
}
