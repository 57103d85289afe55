import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { BarChart } from '#web/ui/BarChart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Calendar } from '#web/ui/Calendar.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { FactLine } from '#web/ui/FactLine.tsx';
import { FoldedTable } from '#web/ui/FoldedTable.tsx';
import { LineChart } from '#web/ui/LineChart.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { RowList } from '#web/ui/RowList.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SectionIndex } from '#web/ui/SectionIndex.tsx';
import { StatCard, StatRow } from '#web/ui/StatCard.tsx';
import { Table } from '#web/ui/Table.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { Row, Specimen } from './specimen.tsx';
import { words } from './words.ts';

const tones: readonly Tone[] = ['red', 'yellow', 'green', 'gray', 'blue', 'accent', 'fault'];
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun'];
const values = [120, 95, 143, 180, 176, 210];
const works = [
  { id: '1', title: words.workTitle, estado: words.inReview, tone: 'blue' },
  { id: '2', title: words.workTitle, estado: words.late, tone: 'red' },
] as const;
const calendarLabels = {
  previous: 'Antes',
  next: 'Después',
  today: 'Hoy',
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  agenda: 'Lista',
  date: 'Fecha',
  time: 'Hora',
  event: 'Evento',
  allDay: 'Todo',
  late: 'vencido',
  rest: 'festivo',
  empty: 'Nada',
  more: (count: number) => `+${count}`,
};
const entries = [
  { id: '1', title: words.workTitle, start: '2026-03-04', end: '2026-03-04', late: true },
  { id: '2', title: words.asked, start: '2026-03-12', end: '2026-03-14' },
];

/** What shows what there is. */
export const Lists = () => (
  <>
    <Specimen name="PageHeader">
      <PageHeader
        title={words.workTitle}
        label="Artículo"
        intro={words.hint}
        back={<a href="#top">Volver</a>}
        actions={<Button variant="primary">Enviar</Button>}
      />
    </Specimen>
    <Specimen name="Section">
      <Section title="Archivos" intro={words.hint} actions={<Button size="small">Subir</Button>}>
        {words.summary}
      </Section>
      <Section title="Archivos" framed level={3}>
        {words.summary}
      </Section>
    </Specimen>
    <Specimen name="SectionIndex">
      <SectionIndex label="Contenido" faultLabel={words.fault}>
        <div className="flex max-w-form flex-col gap-12">
          {months.slice(0, 4).map((month) => (
            <Section key={month} title={month}>
              {words.summary}
            </Section>
          ))}
        </div>
      </SectionIndex>
    </Specimen>
    <Specimen name="Badge">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={<BookOpen aria-hidden />}>Libro</Badge>
        <Badge tone="yellow" wraps>
          {words.afterwards}
        </Badge>
      </Row>
    </Specimen>
    <Specimen name="FactLine">
      <p className="text-sm text-muted">
        <FactLine facts={['ISSN 2341-2577', 'DOI 10.5555/pliego.12', words.inReview]} />
      </p>
    </Specimen>
    <Specimen name="CountBadge, Avatar">
      <Row>
        <span className="relative size-8 bg-wash">
          <CountBadge count={7} />
        </span>
        <span className="relative size-8 bg-wash">
          <CountBadge count={120} />
        </span>
        <Avatar name="Ana Paz" size="small" />
        <Avatar name="Ana Paz" />
        <Avatar name="Ana Paz" size="large" />
      </Row>
    </Specimen>
    <Specimen name="StatCard">
      <StatRow>
        <StatCard label="Obras" value="1.204" />
        <StatCard label="Lecturas" value="86.310" hint={words.hint} icon={<BookOpen aria-hidden />} />
        <StatCard label="Pendientes" value="7" link={<a href="#top" aria-label="Pendientes" />} />
      </StatRow>
    </Specimen>
    <Specimen name="Table">
      <Works rows={works} />
      <Works rows={[]} />
    </Specimen>
    <Specimen name="RowList">
      <Leaving />
    </Specimen>
    <Specimen name="Tabs">
      <Tabs
        label="Obra"
        tabs={[
          { value: 'texto', label: 'Texto', content: words.summary },
          { value: 'archivos', label: 'Archivos', count: 12, content: words.hint },
          { value: 'notas', label: words.longTab, content: words.nothing },
        ]}
      />
    </Specimen>
    <Specimen name="DescriptionList">
      <DescriptionList
        items={[
          { term: 'DOI', description: '10.1234/abcd' },
          { term: 'Título', description: words.workTitle },
        ]}
      />
    </Specimen>
    <Specimen name="Pagination">
      <Pages />
    </Specimen>
    <Specimen name="Link">
      <Link to="/catalogo" className="link">
        {words.workTitle}
      </Link>
    </Specimen>
    <Specimen name="FoldedTable">
      <FoldedTable
        label={words.workTitle}
        caption={words.workTitle}
        headings={['DOI', 'PDF']}
        rows={months.map((label, at) => ({ id: label, cells: [label, String(values[at] ?? 0)] }))}
      />
    </Specimen>
    <Specimen name="BarChart, LineChart">
      <BarChart
        name="Lecturas"
        labels={months}
        series={[{ label: 'Lecturas', values: months.map((_, at) => values[at] ?? 0) }]}
      />
      <BarChart
        name={words.workTitle}
        lying
        labels={[words.workTitle]}
        series={[{ label: 'Lecturas', values: [12] }]}
      />
      <LineChart
        labels={months}
        lines={[
          { label: 'Lecturas', values },
          { label: 'Vencidas', values: [3, 5, null, 8, 2, 1], tone: 'red' },
        ]}
      />
    </Specimen>
    <Specimen name="Calendar">
      {(['month', 'week', 'agenda'] as const).map((view) => (
        <Calendar
          key={view}
          entries={entries}
          language="es"
          labels={calendarLabels}
          place={{ view, day: '2026-03-04' }}
          draw={(_, shown) => <a href="#top" {...shown} />}
        />
      ))}
    </Specimen>
  </>
);

const Works = ({ rows }: { rows: readonly (typeof works)[number][] }) => (
  <Table
    caption="Obras"
    rows={rows}
    rowKey={({ id }) => id}
    empty={words.nothing}
    columns={[
      {
        id: 'titulo',
        header: 'Título',
        heading: true,
        cell: ({ title }) => title,
        sort: { direction: 'ascending', onSort: () => {} },
      },
      { id: 'estado', header: 'Estado', cell: ({ estado, tone }) => <Badge tone={tone}>{estado}</Badge> },
      { id: 'lecturas', header: 'Lecturas', align: 'end', cell: ({ id }) => `${id}.204` },
    ]}
  />
);

function Pages() {
  const [page, setPage] = useState(2);
  return (
    <Pagination
      label="Páginas"
      pageLabel={words.page(page)}
      previousLabel="Anterior"
      nextLabel="Siguiente"
      page={page}
      hasNext={page < 3}
      onPage={setPage}
    />
  );
}

function Leaving() {
  const [left, setLeft] = useState(months);
  return (
    <RowList>
      {left.map((month) => (
        <li key={month} className="flex items-center justify-between py-3">
          {month}
          <Button size="small" onClick={() => setLeft(left.filter((each) => each !== month))}>
            Decidir
          </Button>
        </li>
      ))}
    </RowList>
  );
}
