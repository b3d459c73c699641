import { Form, type FormProps } from '@remix-run/react'
import type { Shares } from './find-shares.server.ts'
import type { ShareForm as Sent } from './share-form.ts'

/** The course or lesson of the dialog, and the address that renders it again. */
export type Shared = { shares: Shares; askedAt: string }

type Props = Pick<FormProps, 'id' | 'className' | 'children'> & {
	shared: Shared
	intent: Sent['intent']
}

/** One of the forms of the share dialog. It names the course or lesson, and the dialog stays open. */
export function ShareForm({ shared, intent, children, ...rest }: Props) {
	const { shares, askedAt } = shared
	return (
		<Form method="post" action={askedAt} replace preventScrollReset {...rest}>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="lesson" value={shares.id} />
			<input type="hidden" name="type" value={shares.type} />
			{children}
		</Form>
	)
}
