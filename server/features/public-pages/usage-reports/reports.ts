/** The reports of COUNTER's Code of Practice 5.1 that a platform of open access has, and what may be asked of each. */
import { accessTypes } from '#contract/counter.ts';

export const metrics = [
  'Total_Item_Investigations',
  'Total_Item_Requests',
  'Unique_Item_Investigations',
  'Unique_Item_Requests',
  'Unique_Title_Investigations',
  'Unique_Title_Requests',
] as const;
/** What is counted here of works. */
export type Metric = (typeof metrics)[number];

/** And of the platform as a whole, in the order of its tables. */
export const searches = 'Searches_Platform';
export const tabledMetrics = [searches, ...metrics] as const;

/** Of which kind works are, by themselves and as parts of a title. */
export const titleTypes = ['Journal', 'Book', 'Thesis_or_Dissertation', 'Report'] as const;
export type TitleType = (typeof titleTypes)[number];
export const itemTypeOf = (type: TitleType) =>
  type === 'Journal' ? 'Article' : type === 'Book' ? 'Book_Segment' : type;

/** What the Code of Practice has and no work here is: asked for, there is no usage of it. */
const anyTypes = ['Other', 'Patent', 'Standard', 'Unspecified'];
const otherTitles = ['Conference', 'Newspaper_or_Newsletter', 'Reference_Work', ...anyTypes];
const otherItems = [
  ...['Audiovisual', 'Conference_Item', 'Database_Full_Item', 'Dataset', 'Image', 'Interactive_Resource', 'Multimedia'],
  ...['News_Item', 'Reference_Item', 'Software', 'Sound', ...anyTypes],
];
const denials = ['Limit_Exceeded', 'No_License'];

/** Filters by lists of words: which words of each there are. */
export const listFilters = ['Metric_Type', 'Data_Type', 'Access_Type', 'Access_Method'] as const;
export type ListFilter = (typeof listFilters)[number];

/** How items are identified, and asked for: `ISSN` is of either kind. */
export const itemIdentifiers = ['DOI', 'Proprietary', 'ISBN', 'ISSN', 'Print_ISSN', 'Online_ISSN', 'URI'] as const;
export type ItemIdentifier = (typeof itemIdentifiers)[number];

interface ReportKind {
  name: string;
  description: string;
  /** Of what its items are. */
  of: 'platform' | 'title' | 'item';
  /** What may be asked for; of a Standard View, what it is by definition. */
  filters: Partial<Record<ListFilter, readonly string[]>>;
  /** Columns: those of a Standard View are always there. */
  attributes: readonly string[];
  isView?: true;
  /** Takes years of publication, one item or one author. */
  further: readonly ('YOP' | 'Item_ID' | 'Author')[];
}

const regular = { Access_Method: ['Regular'] };
const master = { Access_Method: ['Regular', 'TDM'] };

export const reports = {
  PR: {
    name: 'Platform Report',
    description:
      'A customizable report summarizing activity across a report provider’s platforms that allows the user to apply filters and select other configuration options.',
    of: 'platform',
    filters: {
      ...master,
      Metric_Type: [...metrics, searches],
      Data_Type: [...titleTypes, ...otherTitles, 'Platform', 'Article', 'Book_Segment', ...otherItems],
    },
    attributes: ['Access_Method'],
    further: [],
  },
  PR_P1: {
    name: 'Platform Usage',
    description: 'Platform-level usage summarized by Metric_Type.',
    of: 'platform',
    filters: {
      Metric_Type: [searches, 'Total_Item_Requests', 'Unique_Item_Requests', 'Unique_Title_Requests'],
      ...regular,
    },
    attributes: [],
    isView: true,
    further: [],
  },
  TR: {
    name: 'Title Report',
    description:
      'A customizable report detailing activity at the title level (journal, book, etc.) that allows the user to apply filters and select other configuration options.',
    of: 'title',
    filters: {
      ...master,
      Metric_Type: [...metrics, ...denials],
      Data_Type: [...titleTypes, ...otherTitles],
      Access_Type: accessTypes,
    },
    attributes: ['YOP', 'Access_Type', 'Access_Method'],
    further: ['YOP', 'Item_ID'],
  },
  TR_B3: {
    name: 'Book Usage by Access Type',
    description: 'Reports on book usage for all Metric_Types broken down by Access_Type.',
    of: 'title',
    filters: { Metric_Type: metrics, Data_Type: ['Book', 'Reference_Work'], ...regular },
    attributes: ['YOP', 'Access_Type'],
    isView: true,
    further: [],
  },
  TR_J3: {
    name: 'Journal Usage by Access Type',
    description: 'Reports on usage of journal content for all Metric_Types broken down by Access_Type.',
    of: 'title',
    filters: {
      Metric_Type: [
        'Total_Item_Investigations',
        'Total_Item_Requests',
        'Unique_Item_Investigations',
        'Unique_Item_Requests',
      ],
      Data_Type: ['Journal'],
      ...regular,
    },
    attributes: ['Access_Type'],
    isView: true,
    further: [],
  },
  IR: {
    name: 'Item Report',
    description:
      'A granular, customizable report showing activity at the level of the item (article, chapter, media object, etc.) that allows the user to apply filters and select other configuration options.',
    of: 'item',
    filters: {
      ...master,
      Metric_Type: [...metrics.slice(0, 4), ...denials],
      Data_Type: [...titleTypes.map(itemTypeOf), ...otherItems],
      Access_Type: accessTypes,
    },
    attributes: ['YOP', 'Access_Type', 'Access_Method', 'Authors', 'Publication_Date', 'Article_Version'],
    further: ['YOP', 'Item_ID', 'Author'],
  },
  IR_A1: {
    name: 'Journal Article Requests',
    description:
      'Reports on journal article requests at the article level. This report is limited to content with a Data_Type of Article and Metric_Types of Total_Item_Requests and Unique_Item_Requests.',
    of: 'item',
    filters: { Metric_Type: ['Total_Item_Requests', 'Unique_Item_Requests'], Data_Type: ['Article'], ...regular },
    attributes: ['Access_Type', 'Authors', 'Publication_Date', 'Article_Version'],
    isView: true,
    further: [],
  },
} as const satisfies Record<string, ReportKind>;
export type ReportId = keyof typeof reports;
export const reportIds = Object.keys(reports) as ReportId[];
export const kindOf = (id: ReportId): ReportKind => reports[id];
/** Views of one kind of title or item alone do not say it. */
export const isOfOneType = (id: ReportId): boolean => kindOf(id).filters.Data_Type?.length === 1;
