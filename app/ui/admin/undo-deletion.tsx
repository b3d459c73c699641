import { Form } from '@remix-run/react'

type Props = {
	/** Or several ids with commas. */
	id: string
	/** The list to return to, with its filters. */
	listPath: string
}

/** How an Undo button looks in a message. */
export const undoClass =
	'min-h-8 rounded-control px-2 font-medium text-accent-deep text-sm underline hover:bg-sunken'

/** An Undo button that restores what was just deleted. */
export function UndoDeletion({ id, listPath }: Props) {
	return (
		<Form method="post" action={listPath} replace preventScrollReset>
			<input type="hidden" name="intent" value="restore" />
			<input type="hidden" name="id" value={id} />
			<button type="submit" className={undoClass}>
				Undo
			</button>
		</Form>
	)
}
