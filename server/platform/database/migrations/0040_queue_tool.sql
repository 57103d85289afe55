CREATE TABLE "queue_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"filtros" jsonb NOT NULL,
	CONSTRAINT "queue_views_once" UNIQUE("user_id","nombre")
);
--> statement-breakpoint
-- The queue is made again, with what it is narrowed down by, by whoever reads it next.
delete from public.queue_entries;
--> statement-breakpoint
delete from public.queue_counts;
--> statement-breakpoint
delete from public.queue_state;
--> statement-breakpoint
ALTER TABLE "queue_entries" ADD COLUMN "prioridad" text NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD COLUMN "tipo" text NOT NULL;--> statement-breakpoint
ALTER TABLE "queue_views" ADD CONSTRAINT "queue_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_by_deadline" ON "queue_entries" USING btree ("vence","publicacion_id");--> statement-breakpoint
CREATE INDEX "queue_by_age" ON "queue_entries" USING btree ("desde","publicacion_id");
--> statement-breakpoint
drop trigger note_queue_change_of_work on public.publications;
--> statement-breakpoint
create trigger note_queue_change_of_work
after update of estado, prioridad, tipo, editor_id, ronda, fecha_envio, fecha_actualizacion, fecha_eliminacion
on public.publications for each row
when (
  old.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS') or
  new.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS')
)
execute function public.note_queue_change_of_work();
