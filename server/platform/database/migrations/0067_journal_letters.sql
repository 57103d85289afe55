CREATE TABLE "journal_letters" (
	"revista_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"idioma" text NOT NULL,
	"asunto" text NOT NULL,
	"cuerpo" text NOT NULL,
	CONSTRAINT "journal_letters_revista_id_clave_idioma_pk" PRIMARY KEY("revista_id","clave","idioma")
);
--> statement-breakpoint
ALTER TABLE "journal_letters" ADD CONSTRAINT "journal_letters_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;