ALTER TABLE "publications" ADD COLUMN "ficha" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "ficha" jsonb DEFAULT '{}'::jsonb NOT NULL;