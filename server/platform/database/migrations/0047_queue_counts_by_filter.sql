-- The queue is made again, with its counts, by whoever reads it next.
delete from public.queue_entries;
--> statement-breakpoint
delete from public.queue_counts;
--> statement-breakpoint
delete from public.queue_state;
--> statement-breakpoint
ALTER TABLE "queue_counts" DROP CONSTRAINT "queue_counts_once";--> statement-breakpoint
DROP INDEX "queue_by_age";--> statement-breakpoint
ALTER TABLE "queue_counts" ADD COLUMN "prioridad" text NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_counts" ADD COLUMN "tipo" text NOT NULL;--> statement-breakpoint
CREATE INDEX "queue_by_age" ON "queue_entries" USING btree ("desde","publicacion_id","espera","editor_id","prioridad","tipo");--> statement-breakpoint
ALTER TABLE "queue_counts" ADD CONSTRAINT "queue_counts_once" UNIQUE NULLS NOT DISTINCT("espera","editor_id","prioridad","tipo");