CREATE TABLE "work_relations" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"obra_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_levantada" timestamp (3) with time zone,
	"motivo_levantada" text,
	CONSTRAINT "work_relations_other" CHECK ("work_relations"."publicacion_id" <> "work_relations"."obra_id"),
	CONSTRAINT "work_relations_lifted" CHECK (("work_relations"."fecha_levantada" is null) = ("work_relations"."motivo_levantada" is null))
);
--> statement-breakpoint
ALTER TABLE "work_relations" ADD CONSTRAINT "work_relations_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_relations" ADD CONSTRAINT "work_relations_obra_id_publications_id_fk" FOREIGN KEY ("obra_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_relations_by_work" ON "work_relations" USING btree ("obra_id");