CREATE TABLE "file_copies" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"limpiador" integer NOT NULL,
	"sha256" text,
	"bytes" bigint,
	"quitado" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"motivo" text,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_copies" ADD CONSTRAINT "file_copies_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;