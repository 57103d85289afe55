CREATE TABLE "counter_searches" (
	"mes" date PRIMARY KEY NOT NULL,
	"busquedas" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "authorships_by_known_name" ON "authorships" USING btree (btrim(translate(public.es_words("nombres" || ' ' || "apellidos"), 'ñ', 'n'))) WHERE "authorships"."user_id" is not null or "authorships"."orcid" is not null;--> statement-breakpoint
CREATE INDEX "books_by_isbn" ON "publications" USING gin (string_to_array(upper(regexp_replace("ficha" ->> 'isbn', '[^0-9Xx"]', '', 'g')), '"')) WHERE "publications"."tipo" = 'LIBRO';--> statement-breakpoint
ALTER TABLE "orcid_consents" DROP COLUMN "intentos";