import type { ReactNode } from 'react'

type Props = {
	/** Whoever is told that somebody else changed it sees at once what they changed. */
	isOpen?: boolean
	children: ReactNode
}

/** What was changed of a thing before, below its form or page, for whoever asks. */
export function ChangesSoFar({ isOpen, children }: Props) {
	return (
		<details
			open={isOpen || undefined}
			className="border-line border-t pt-3 text-sm in-[dialog]:mt-4"
		>
			<summary className="text-ink-soft">Changes so far</summary>
			<div className="max-w-4xl pt-2">{children}</div>
		</details>
	)
}
