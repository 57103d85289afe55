ALTER TABLE "manuscripts" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "guardado_por_id" uuid;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "guardado_en" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_guardado_por_id_users_id_fk" FOREIGN KEY ("guardado_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;