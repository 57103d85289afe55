ALTER TABLE "decisions" ADD COLUMN "fecha_revocacion" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "decidida_por_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "fecha_decision" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_decidida_por_id_users_id_fk" FOREIGN KEY ("decidida_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;