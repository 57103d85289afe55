ALTER TABLE "editorial_notes" ADD COLUMN "fecha_resuelta" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "editorial_notes" ADD COLUMN "resuelta_por_id" uuid;--> statement-breakpoint
ALTER TABLE "editorial_notes" ADD CONSTRAINT "editorial_notes_resuelta_por_id_users_id_fk" FOREIGN KEY ("resuelta_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;