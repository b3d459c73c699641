import { Form } from '@remix-run/react'
import { useCloseDialog } from '#app/ui/admin/close-dialog.ts'
import { Dialog } from '#app/ui/admin/dialog.tsx'
import { DialogButtons } from '#app/ui/admin/dialog-buttons.tsx'
import { CheckField } from '#app/ui/field.tsx'

type Props = {
	/** The course or lesson, as the refused form named it. */
	item: { id: string; version: string }
	/** Why it was not enabled. */
	problem: string
	/** The page behind the dialog, with its filters. */
	listPath: string
}

/** Asks before something without a text is enabled. */
export function EnableDialog({ item, problem, listPath }: Props) {
	const close = useCloseDialog(listPath)
	return (
		<Dialog title="Enable without a text?" onClose={() => close(true)}>
			<Form method="post" action={listPath} replace preventScrollReset className="grid gap-4 pt-3">
				<input type="hidden" name="intent" value="enable" />
				<input type="hidden" name="id" value={item.id} />
				<input type="hidden" name="version" value={item.version} />
				<CheckField name="mayBeEmpty" label="Enable without a text" problem={problem} />
				<DialogButtons listPath={listPath} verb="Enable" busy="Enabling..." />
			</Form>
		</Dialog>
	)
}
