ALTER TABLE "productions" ADD COLUMN "cabecera" jsonb;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "revision_cabecera" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "cabecera" jsonb;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "traslado" jsonb;