ALTER TABLE "publications" ADD COLUMN "declaraciones" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "declaraciones" jsonb DEFAULT '{}'::jsonb NOT NULL;