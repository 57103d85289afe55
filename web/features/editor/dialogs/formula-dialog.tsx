import { useEffect, useState } from 'react';
import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import { changePart, insertBlock, insertInline } from '../commands/insert.ts';
import { PartDialog } from './part-dialog.tsx';
import { attrsAt, type PartProps, removal } from './part-props.ts';

/** A formula in TeX, shown as it will be read while it is written. */
export default function FormulaDialog({ block, ...props }: PartProps & { block: boolean }) {
  const t = useMessages();
  const { editor, pos, onClose } = props;
  const attrs = attrsAt(props);
  const [tex, setTex] = useState<string>(attrs?.tex ?? '');
  const [label, setLabel] = useState<string>(attrs?.label ?? '');
  const { mathml, error } = useTypeset(tex, block);
  /** Came without TeX: what it shows is all there is, until TeX is written for it. */
  const onlyShown: string = attrs && !attrs.tex ? attrs.mathml : '';

  const submit = () => {
    const written = { tex: tex.trim(), mathml: '', label: label.trim() || null };
    if (pos !== null) changePart(editor, pos, tex.trim() === '' ? { label: written.label } : written);
    else if (block) insertBlock(editor, { type: 'mathBlock', attrs: written });
    else insertInline(editor, { type: 'mathInline', attrs: { ...written, label: null } });
    onClose();
  };
  return (
    <PartDialog
      title={t(block ? 'editing.formula.block' : 'editing.formula.inline')}
      submitLabel={t(pos === null ? 'editing.insert' : 'editing.save')}
      disabled={tex.trim() === '' && onlyShown === ''}
      onRemove={removal(props)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('editing.formula.tex')} hint={t('editing.formula.hint')}>
        <Textarea
          data-first-focus
          rows={3}
          maxLength={longest.tex}
          className="font-mono"
          spellCheck={false}
          value={tex}
          onChange={(event) => setTex(event.target.value)}
        />
      </Field>
      {error && <Notice tone="warning">{t('editing.formula.wrong')}</Notice>}
      <output
        className="prose-pliego block min-h-16 overflow-x-auto text-center"
        aria-label={t('editing.formula.preview')}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's, or the server's */}
        <span dangerouslySetInnerHTML={{ __html: trustedHtml(tex.trim() === '' ? onlyShown : mathml) }} />
      </output>
      {block && (
        <Field label={t('editing.formula.label')} hint={t('editing.formula.label.hint')}>
          <Input maxLength={longest.equationLabel} value={label} onChange={(event) => setLabel(event.target.value)} />
        </Field>
      )}
    </PartDialog>
  );
}

/** The formula set by KaTeX, which is loaded with the first letter of it. */
function useTypeset(tex: string, display: boolean) {
  const [set, become] = useState<{ mathml: string; error: string | null }>({ mathml: '', error: null });
  useEffect(() => {
    if (tex.trim() === '') return become({ mathml: '', error: null });
    let isOld = false;
    void import('../views/tex-to-mathml.ts').then(({ texToMathml }) => {
      if (!isOld) become(texToMathml(tex, display));
    });
    return () => {
      isOld = true;
    };
  }, [tex, display]);
  return set;
}
