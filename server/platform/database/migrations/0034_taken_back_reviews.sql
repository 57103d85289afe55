ALTER TABLE "reviews" DROP CONSTRAINT "reviews_once";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fecha_recordatorio" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fecha_retirada" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_once" UNIQUE NULLS NOT DISTINCT("publicacion_id","ronda","revisor_id","fecha_retirada");