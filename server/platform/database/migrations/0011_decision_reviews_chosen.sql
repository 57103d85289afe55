ALTER TABLE "decisions" ALTER COLUMN "revisiones" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "decisions" ALTER COLUMN "revisiones" DROP NOT NULL;