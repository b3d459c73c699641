import { Form } from '@remix-run/react'
import { AdminMessage } from '#app/ui/admin/message.tsx'
import { undoClass } from '#app/ui/admin/undo-deletion.tsx'
import type { readBatchDone, Undo } from './address.ts'

type Props = {
	done: NonNullable<ReturnType<typeof readBatchDone>>
	/** The list with its filters. */
	listPath: string
}

/** Says what became of several lessons, with Undo where it can be undone. */
export function BatchMessage({ done: { text, undo }, listPath }: Props) {
	return (
		<AdminMessage
			tone="success"
			text={text}
			action={undo && <UndoBatch undo={undo} listPath={listPath} />}
		/>
	)
}

function UndoBatch({ undo, listPath }: { undo: Undo; listPath: string }) {
	const fields = { intent: 'lessons-undo', ...undo }
	return (
		<Form method="post" action={listPath} replace preventScrollReset>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className={undoClass}>
				Undo
			</button>
		</Form>
	)
}
