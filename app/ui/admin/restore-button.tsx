import { Form, useNavigation } from '@remix-run/react'
import { AdminButton } from './button.tsx'

type Props = {
	id: string
	/** The restored item, for screen readers. */
	name: string
}

/** Restores something from a list of what was deleted. The list stays. */
export function RestoreButton({ id, name }: Props) {
	const { formData } = useNavigation()
	const isBusy = formData?.get('intent') === 'restore' && formData.get('id') === id
	return (
		<Form method="post" replace preventScrollReset>
			<input type="hidden" name="intent" value="restore" />
			<input type="hidden" name="id" value={id} />
			<AdminButton isBusy={isBusy} busyLabel="Restoring..." aria-label={`Restore: ${name}`}>
				Restore
			</AdminButton>
		</Form>
	)
}
