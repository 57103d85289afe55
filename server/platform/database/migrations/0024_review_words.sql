ALTER TABLE "decisions" ADD COLUMN "tambien_reviso" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "registrada_por" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "estado_revisor" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "comentarios_revisor" text;