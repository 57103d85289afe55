ALTER TABLE "users" ADD COLUMN "fecha_bloqueo" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "activity_by_severity" ON "activity" USING btree ("severity","id");