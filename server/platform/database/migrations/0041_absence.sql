ALTER TABLE "users" ADD COLUMN "ausente_desde" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nota_ausencia" text DEFAULT '' NOT NULL;