CREATE TABLE "file_checks" (
	"lugar" text PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"file_id" uuid,
	"review_file_id" uuid,
	"sha256" text,
	"fecha" timestamp (3) with time zone NOT NULL,
	"fallo" text,
	"fallo_desde" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "file_checks" ADD CONSTRAINT "file_checks_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_checks" ADD CONSTRAINT "file_checks_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_checks" ADD CONSTRAINT "file_checks_review_file_id_review_files_id_fk" FOREIGN KEY ("review_file_id") REFERENCES "public"."review_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_checks_by_publication" ON "file_checks" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "file_checks_by_file" ON "file_checks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_checks_by_review_file" ON "file_checks" USING btree ("review_file_id");--> statement-breakpoint
CREATE INDEX "file_checks_at_fault" ON "file_checks" USING btree ("fallo_desde","lugar") WHERE "file_checks"."fallo" is not null;