import { Form, Link, useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { type ProfileField, settingsPath } from './profile-field.ts'

type Props = {
	field: ProfileField
	label: string
	value: string
	/** The open rows. */
	open: readonly ProfileField[]
	/** The control shown while this row is edited. */
	children: ReactNode
}

export function ProfileRow({ field, label, value, open, children }: Props) {
	const navigation = useNavigation()
	const isBusy = navigation.formData?.get('intent') === field
	const isEditing = open.includes(field)
	const others = open.filter((other) => other !== field)
	const row = useRowFocus(isEditing)
	return (
		<div ref={row} className="border-line px-5 py-4 not-last:border-b sm:px-6">
			{isEditing ? (
				<Form
					method="post"
					action={settingsPath(open)}
					replace
					preventScrollReset
					className="grid gap-3"
				>
					<input type="hidden" name="intent" value={field} />
					{children}
					<div className="flex gap-2">
						<Button isBusy={isBusy} busyLabel="Saving...">
							Save
						</Button>
						<Link
							to={settingsPath(others)}
							replace
							preventScrollReset
							className={buttonClass('secondary')}
						>
							Cancel
						</Link>
					</div>
				</Form>
			) : (
				<div className="flex items-center justify-between gap-4">
					<dl className="grid min-w-0 gap-0.5">
						<dt className="text-ink-quiet text-sm">{label}</dt>
						<dd className="wrap-anywhere">
							<WithHanzi text={value} />
						</dd>
					</dl>
					<Link
						to={settingsPath([...others, field])}
						replace
						preventScrollReset
						aria-label={`Edit ${label}`}
						className={buttonClass('secondary')}
					>
						Edit
					</Link>
				</div>
			)}
		</div>
	)
}

/** Focuses the field of an opened row, and the Edit link of a closed one. */
function useRowFocus(isEditing: boolean) {
	const row = useRef<HTMLDivElement>(null)
	const before = useRef(isEditing)
	useEffect(() => {
		if (before.current === isEditing) return
		before.current = isEditing
		const target = isEditing ? 'input:not([type=hidden]), select' : 'a'
		row.current?.querySelector<HTMLElement>(target)?.focus()
	}, [isEditing])
	return row
}
