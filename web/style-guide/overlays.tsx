import { Ellipsis, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Chooser } from '#web/ui/Chooser.tsx';
import { CloseCross } from '#web/ui/CloseCross.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Drawer } from '#web/ui/Drawer.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { RowActs } from '#web/ui/RowActs.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';
import { words } from './words.ts';

type Open = 'chooser' | 'confirm' | 'drawer' | 'popover';

/** What lies over the page. */
export function Overlays() {
  const [open, setOpen] = useState<Open>();
  const change = (name: Open) => (isOpen: boolean) => setOpen(isOpen ? name : undefined);
  return (
    <>
      <Specimen name="Dialog, CloseCross">
        <Row>
          {(['narrow', 'normal', 'wide'] as const).map((size) => (
            <Dialog
              key={size}
              size={size}
              title={words.workTitle}
              description={words.hint}
              closeLabel="Cerrar"
              trigger={<Button aria-haspopup="dialog">{size}</Button>}
              footer={<Button variant="primary">Guardar</Button>}
            >
              <Field label="Nota">
                <Input data-first-focus />
              </Field>
              <CloseCross label="Cerrar" />
            </Dialog>
          ))}
        </Row>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Button aria-haspopup="dialog" variant="dangerQuiet" onClick={() => setOpen('confirm')}>
          Eliminar
        </Button>
        <ConfirmDialog
          open={open === 'confirm'}
          onOpenChange={change('confirm')}
          title={words.afraid}
          description={words.afterwards}
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          onConfirm={() => setOpen(undefined)}
        />
      </Specimen>
      <Specimen name="Drawer">
        <Button aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
          Lugares
        </Button>
        <Drawer title="Lugares" closeLabel="Cerrar" open={open === 'drawer'} onOpenChange={change('drawer')}>
          {words.hint}
        </Drawer>
      </Specimen>
      <Specimen name="Chooser">
        <Button aria-haspopup="dialog" onClick={() => setOpen('chooser')}>
          Ir a…
        </Button>
        {open === 'chooser' && (
          <Chooser
            title="Ir a"
            placeholder={words.goTo}
            closeLabel="Cerrar"
            words=""
            onWords={() => {}}
            groups={[{ id: 'obras', title: 'Obras', choices: [{ id: '1', text: words.workTitle, hint: 'Artículo' }] }]}
            status={null}
            counted="1"
            onChoose={() => setOpen(undefined)}
            onClose={() => setOpen(undefined)}
            goOnAt={() => null}
          />
        )}
      </Specimen>
      <Specimen name="Menu">
        <Menu trigger={<IconButton label="Más" icon={<Ellipsis aria-hidden />} />} align="start">
          <MenuLabel>Obra</MenuLabel>
          <MenuItem icon={<FileText aria-hidden />} keys="O" link={<a href="#top">Abrir</a>}>
            Abrir
          </MenuItem>
          <MenuItem disabled>Publicar</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger" asks onSelect={() => setOpen('confirm')}>
            Eliminar
          </MenuItem>
        </Menu>
      </Specimen>
      <Specimen name="RowActs">
        <RowActs
          more={words.more}
          acts={[
            { id: 'recordar', label: 'Recordar', asks: true, onSelect: () => setOpen('confirm') },
            { id: 'plazo', label: 'Cambiar plazo', icon: <FileText aria-hidden /> },
            { id: 'retirar', label: 'Retirar', icon: <Trash2 aria-hidden />, tone: 'danger', asks: true },
          ]}
        />
      </Specimen>
      <Specimen name="Popover">
        <Popover
          trigger={<Button aria-haspopup="dialog">Vista</Button>}
          label="Vista"
          open={open === 'popover'}
          onOpenChange={change('popover')}
        >
          {words.hint}
        </Popover>
      </Specimen>
      <Specimen name="Tooltip">
        <Tooltip label={words.hint}>
          <Button>{words.point}</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}
