ALTER TABLE "notifications" ADD COLUMN "titulo_usted" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mensaje_usted" text;