CREATE TABLE "load_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"carga_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"es_fuente" boolean NOT NULL,
	"es_zip" boolean NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "load_lines" (
	"carga_id" uuid NOT NULL,
	"linea" integer NOT NULL,
	"datos" jsonb NOT NULL,
	"suerte" text NOT NULL,
	"completa" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fallos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fecha_hecha" timestamp (3) with time zone,
	"obra_id" uuid NOT NULL,
	"hallada" boolean DEFAULT false NOT NULL,
	"creada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "load_lines_carga_id_linea_pk" PRIMARY KEY("carga_id","linea")
);
--> statement-breakpoint
CREATE TABLE "loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"nombre" text NOT NULL,
	"codificacion" text,
	"separador" text,
	"cabeceras" text[] NOT NULL,
	"muestra" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columnas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"por_defecto" jsonb NOT NULL,
	"impedimento" jsonb,
	"comprobada" boolean DEFAULT false NOT NULL,
	"tarea" text,
	"trabajo_id" uuid,
	"iniciada_por_id" uuid,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "load_files" ADD CONSTRAINT "load_files_carga_id_loads_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "load_lines" ADD CONSTRAINT "load_lines_carga_id_loads_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loads" ADD CONSTRAINT "loads_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loads" ADD CONSTRAINT "loads_iniciada_por_id_users_id_fk" FOREIGN KEY ("iniciada_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "load_files_by_load" ON "load_files" USING btree ("carga_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "load_files_source" ON "load_files" USING btree ("carga_id") WHERE "load_files"."es_fuente";--> statement-breakpoint
CREATE INDEX "load_lines_waiting" ON "load_lines" USING btree ("carga_id","linea") WHERE "load_lines"."fecha_hecha" is null;--> statement-breakpoint
CREATE INDEX "loads_newest" ON "loads" USING btree ("fecha_creacion" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "loads_by_journal" ON "loads" USING btree ("revista_id","fecha_creacion" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loads_by_person" ON "loads" USING btree ("iniciada_por_id");