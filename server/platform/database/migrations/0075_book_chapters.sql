CREATE TABLE "book_chapters" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"libro_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"pagina_inicial" text DEFAULT '' NOT NULL,
	"pagina_final" text DEFAULT '' NOT NULL,
	CONSTRAINT "book_chapters_other" CHECK ("book_chapters"."publicacion_id" <> "book_chapters"."libro_id")
);
--> statement-breakpoint
ALTER TABLE "book_chapters" ADD CONSTRAINT "book_chapters_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_chapters" ADD CONSTRAINT "book_chapters_libro_id_publications_id_fk" FOREIGN KEY ("libro_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_chapters_by_book" ON "book_chapters" USING btree ("libro_id","orden");