import { Bold, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CheckboxGroup } from '#web/ui/CheckboxGroup.tsx';
import { ChosenBar } from '#web/ui/ChosenBar.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FieldError } from '#web/ui/FieldError.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Kbd } from '#web/ui/Kbd.tsx';
import { LengthLeft } from '#web/ui/LengthLeft.tsx';
import { PaneDivider } from '#web/ui/PaneDivider.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { RowHandle } from '#web/ui/RowHandle.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import { useRowDrag } from '#web/ui/use-row-drag.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Row, Specimen } from './specimen.tsx';
import { words } from './words.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'dangerQuiet', 'danger'];
const modes = [
  { value: 'ABIERTA', label: 'Abierta', description: words.openMode },
  { value: 'CIEGA', label: 'Ciega', description: words.blindMode },
  { value: 'OTRA', label: 'Otra', disabled: true },
];

/** What is pressed, and what is filled in. */
export const Controls = () => (
  <>
    <Specimen name="Button">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant} size="compact">
            Enviar
          </Button>
          <Button variant={variant} size="small">
            Enviar
          </Button>
          <Button variant={variant} icon={<Send aria-hidden />}>
            Enviar
          </Button>
          <Button variant={variant} size="large">
            Enviar
          </Button>
          <Button variant={variant} busy>
            Enviando
          </Button>
          <Button variant={variant} disabled>
            Enviar
          </Button>
          <Button variant={variant} asChild>
            <a href="#top">Enlace</a>
          </Button>
        </Row>
      ))}
    </Specimen>
    <Specimen name="IconButton">
      <Row>
        <IconButton label="Negrita" icon={<Bold aria-hidden />} size="compact" />
        <IconButton label="Negrita" icon={<Bold aria-hidden />} size="small" />
        <IconButton label="Negrita" icon={<Bold aria-hidden />} count={7} />
        <IconButton label="Eliminar" icon={<Trash2 aria-hidden />} disabled />
      </Row>
    </Specimen>
    <Specimen name="Field, Input">
      <div className="grid max-w-page gap-6 sm:grid-cols-2">
        <Field label="Título" hint={words.hint} required>
          <Input defaultValue={words.workTitle} maxLength={70} />
        </Field>
        <Field label="Título" error={words.fault} required>
          <Input />
        </Field>
        <Field label="Categoría" optional="opcional">
          <Input placeholder="Hidrología" />
        </Field>
        <Field label="Correo">
          <Input disabled defaultValue="ana@example.org" />
        </Field>
        <Field label="DOI">
          <Input readOnly defaultValue="10.1234/abcd" />
        </Field>
      </div>
    </Specimen>
    <Specimen name="Textarea">
      <Field label="Resumen">
        <Textarea rows={3} defaultValue={words.summary} maxLength={200} />
      </Field>
    </Specimen>
    <Specimen name="Select">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Tipo">
          <Select placeholder="Elige…" options={modes} />
        </Field>
        <Field label="Tipo" error={words.fault}>
          <Select options={modes} disabled />
        </Field>
      </div>
    </Specimen>
    <Specimen name="FileInput">
      <Field label="Archivo">
        <FileInput chooseLabel="Elegir" chosen="duero.docx" />
      </Field>
    </Specimen>
    <Specimen name="Checkbox">
      <Checkbox label={words.terms} />
      <Checkbox label={words.terms} defaultChecked hint={words.hint} />
      <Checkbox label={words.terms} error={words.fault} />
      <Checkbox label={words.terms} disabled />
    </Specimen>
    <Specimen name="RadioGroup">
      <RadioGroup legend="Identidad" name="identidad" options={modes} defaultValue="CIEGA" hint={words.hint} />
      <RadioGroup legend="Identidad" name="otra" options={modes} error={words.fault} />
    </Specimen>
    <Specimen name="CheckboxGroup">
      <CheckboxGroup
        legend="Identidad"
        name="identidades"
        options={modes}
        values={['ABIERTA', 'CIEGA']}
        onChange={() => {}}
        hint={words.hint}
      />
    </Specimen>
    <Specimen name="SearchBox">
      <SearchBox label="Buscar" placeholder="Buscar…" submitLabel="Buscar" />
    </Specimen>
    <Specimen name="FieldError, LengthLeft">
      <FieldError id="fault">{words.fault}</FieldError>
      <LengthLeft id="left" isOver={false}>
        Quedan 12
      </LengthLeft>
      <LengthLeft id="over" isOver>
        Sobran 12
      </LengthLeft>
    </Specimen>
    <Specimen name="Kbd">
      <Row>
        <Kbd>Ctrl+K</Kbd>
        <Kbd framed>Ctrl+K</Kbd>
      </Row>
    </Specimen>
    <Specimen name="ChosenBar">
      <ChosenBar label="Elegidas" count={words.chosen} clearLabel="Quitar" onClear={() => {}} full={words.allChosen}>
        <Button size="small">Encargar</Button>
      </ChosenBar>
    </Specimen>
    <Specimen name="PaneDivider">
      <Panes />
    </Specimen>
    <Specimen name="RowHandle">
      <Ordered />
    </Specimen>
    <Specimen name="SkipLink, VisuallyHidden">
      <SkipLink target="top">Saltar</SkipLink>
      <VisuallyHidden>{words.hint}</VisuallyHidden>
    </Specimen>
  </>
);

function Ordered() {
  const [rows, setRows] = useState(['Uno', 'Dos', 'Tres']);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    const rest = rows.filter((_, place) => place !== from);
    setRows([...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]);
  };
  const { list, handleOf, rowOf } = useRowDrag(move);
  return (
    <ol {...list} className="divide-y divide-line border-y border-line">
      {rows.map((row, index) => (
        <li key={row} {...rowOf(index)} className="flex items-center gap-2 py-2 data-dragged:bg-wash">
          <RowHandle label={`Mover ${row}`} onMove={(by) => move(index, index + by)} {...handleOf(index)} />
          {row}
        </li>
      ))}
    </ol>
  );
}

function Panes() {
  const [share, setShare] = useState(40);
  return (
    <div className="flex h-24 border border-line">
      <div id="pane" style={{ width: `${share}%` }} className="bg-wash" />
      <PaneDivider
        label="Ancho"
        controls="pane"
        share={share}
        onShare={setShare}
        onReset={() => setShare(40)}
        className="flex"
      />
    </div>
  );
}
