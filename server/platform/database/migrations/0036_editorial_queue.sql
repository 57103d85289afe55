CREATE TABLE "queue_changes" (
	"publicacion_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_counts" (
	"espera" text NOT NULL,
	"editor_id" uuid,
	"obras" integer NOT NULL,
	CONSTRAINT "queue_counts_once" UNIQUE NULLS NOT DISTINCT("espera","editor_id")
);
--> statement-breakpoint
CREATE TABLE "queue_entries" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"editor_id" uuid,
	"espera" text NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL,
	"vence" timestamp (3) with time zone NOT NULL,
	"urgencia" timestamp (3) with time zone NOT NULL,
	"sin_respuesta" integer NOT NULL,
	"en_curso" integer NOT NULL,
	"vencidas" integer NOT NULL,
	"cambia" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "queue_state" (
	"reglas" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "queue_by_urgency" ON "queue_entries" USING btree ("urgencia","publicacion_id");--> statement-breakpoint
CREATE INDEX "queue_by_wait" ON "queue_entries" USING btree ("espera","urgencia","publicacion_id");--> statement-breakpoint
CREATE INDEX "queue_by_editor" ON "queue_entries" USING btree ("editor_id","urgencia","publicacion_id");--> statement-breakpoint
CREATE INDEX "queue_by_editor_and_wait" ON "queue_entries" USING btree ("editor_id","espera","urgencia","publicacion_id");--> statement-breakpoint
CREATE INDEX "queue_by_change" ON "queue_entries" USING btree ("cambia");--> statement-breakpoint
-- Notes the works whose entries are not as they are any more (docs/database.md, schema/editorial.ts): what writes never waits for what reads.
create function public.note_queue_change_of_work() returns trigger language plpgsql as $$
begin
  insert into public.queue_changes values (coalesce(new.id, old.id));
  return null;
end $$;
--> statement-breakpoint
create function public.note_queue_change() returns trigger language plpgsql as $$
begin
  insert into public.queue_changes values (coalesce(new.publicacion_id, old.publicacion_id));
  return null;
end $$;
--> statement-breakpoint
create trigger note_queue_change_of_new_work after insert on public.publications for each row
when (new.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS'))
execute function public.note_queue_change_of_work();
--> statement-breakpoint
create trigger note_queue_change_of_work
after update of estado, prioridad, editor_id, ronda, fecha_envio, fecha_actualizacion, fecha_eliminacion
on public.publications for each row
when (
  old.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS') or
  new.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS')
)
execute function public.note_queue_change_of_work();
--> statement-breakpoint
create trigger note_queue_change_of_gone_work after delete on public.publications for each row
when (old.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS'))
execute function public.note_queue_change_of_work();
--> statement-breakpoint
create trigger note_queue_change_of_review
after insert or delete or update of ronda, estado, fecha_asignacion, fecha_limite, fecha_aceptada, fecha_invitacion_vence, fecha_completada,
  fecha_declinada
on public.reviews for each row execute function public.note_queue_change();
--> statement-breakpoint
create trigger note_queue_change_of_decision after insert or update or delete on public.decisions for each row
execute function public.note_queue_change();
