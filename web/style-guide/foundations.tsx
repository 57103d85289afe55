import { fieldsOfScience } from '#contract/fields-of-science.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { Prose } from '#web/ui/Prose.tsx';
import { Row, Specimen } from './specimen.tsx';
import { words } from './words.ts';

const sizes = ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
const surfaces = ['paper', 'sheet', 'wash', 'press'] as const;
const tones = ['red', 'yellow', 'green', 'gray', 'blue', 'accent'] as const;

/** What components are made of: colours, sizes, figures, ornament. */
export const Foundations = () => (
  <>
    <Specimen name="--paper, --sheet, --wash, --press">
      <Row>
        {surfaces.map((name) => (
          <Swatch key={name} name={name} ground={`var(--${name})`} ink="var(--ink)" />
        ))}
      </Row>
    </Specimen>
    <Specimen name="--rubric">
      <p className="text-rubric">{words.red}</p>
    </Specimen>
    <Specimen name="--red … --accent">
      <Row>
        {tones.map((name) => (
          <Swatch key={name} name={name} ground={`var(--${name}-wash)`} ink={`var(--${name})`} />
        ))}
      </Row>
    </Specimen>
    <Specimen name="--field-…">
      <Row>
        {fieldsOfScience.map((name) => (
          <Swatch key={name} name={name} ground={`var(--field-${name}-wash)`} ink={`var(--field-${name})`} />
        ))}
      </Row>
    </Specimen>
    <Specimen name="text-2xs … text-4xl">
      {sizes.map((size) => (
        <p
          key={size}
          className="truncate font-serif"
          style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
        >
          {size} · {words.workTitle}
        </p>
      ))}
    </Specimen>
    <Specimen name="label-caps, versal, oldstyle-nums">
      <p className="label-caps">Resumen · Ciencias naturales · 1961</p>
      <p className="versal max-w-reading font-reading oldstyle-nums">{words.summary}</p>
    </Specimen>
    <Specimen name="rule-fold, folded-corner">
      <p className="rule-fold pt-3">{words.fold}</p>
      <p className="folded-corner max-w-form border border-line bg-sheet p-6">{words.corner}</p>
    </Specimen>
    <Specimen name="Prose">
      <Prose>
        <h2>{words.workTitle}</h2>
        <p>{words.summary}</p>
      </Prose>
    </Specimen>
    <Specimen name="Logo">
      <Logo />
    </Specimen>
    <Specimen name="LogoMark">
      <LogoMark />
    </Specimen>
  </>
);

const Swatch = ({ name, ground, ink }: { name: string; ground: string; ink: string }) => (
  <span className="border border-line px-3 py-2 text-sm font-semibold" style={{ background: ground, color: ink }}>
    {name}
  </span>
);
