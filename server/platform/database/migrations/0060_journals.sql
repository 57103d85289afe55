CREATE TABLE "journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"clase" text DEFAULT 'REVISTA' NOT NULL,
	"ajustes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"orden" smallint DEFAULT 0 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_cierre" timestamp (3) with time zone,
	CONSTRAINT "journals_clave_unique" UNIQUE("clave"),
	CONSTRAINT "journals_clave" CHECK ("journals"."clave" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
INSERT INTO "journals" ("id", "clave") VALUES ('00000000-0000-4000-8000-000000000001', 'revista');
--> statement-breakpoint
DROP INDEX "publications_by_estado";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ambitos" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "revista_id" uuid DEFAULT '00000000-0000-4000-8000-000000000001' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_by_journal" ON "publications" USING btree ("revista_id","estado","fecha_actualizacion" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "publications_by_estado" ON "publications" USING btree ("estado","fecha_actualizacion" DESC NULLS LAST,"id" DESC NULLS LAST,"fecha_publicacion","revista_id") WHERE "publications"."fecha_eliminacion" is null;