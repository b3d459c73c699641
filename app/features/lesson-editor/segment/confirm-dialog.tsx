import { AdminButton } from '#app/ui/admin/button.tsx'
import { Dialog } from '#app/ui/admin/dialog.tsx'

type Props = {
	title: string
	text: string
	verb: string
	onConfirm: () => void
	onCancel: () => void
}

/** Asks before something is thrown away. */
export function ConfirmDialog({ title, text, verb, onConfirm, onCancel }: Props) {
	return (
		<Dialog title={title} onClose={onCancel}>
			<p className="pt-2">{text}</p>
			<div className="flex justify-end gap-2 pt-4">
				<AdminButton type="button" onClick={onCancel}>
					Cancel
				</AdminButton>
				<AdminButton type="button" look="primary" onClick={onConfirm}>
					{verb}
				</AdminButton>
			</div>
		</Dialog>
	)
}
