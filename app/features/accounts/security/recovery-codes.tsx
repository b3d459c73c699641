import { useEffect, useRef, useState } from 'react'
import { Button, buttonClass } from '#app/ui/button.tsx'

type Props = { codes: readonly string[] }

/** New recovery codes, this once. */
export function RecoveryCodes({ codes }: Props) {
	const place = useRef<HTMLElement>(null)
	const [isCopied, setIsCopied] = useState(false)
	const text = codes.join('\n')
	useEffect(() => place.current?.focus(), [])

	async function copy() {
		await navigator.clipboard.writeText(text)
		setIsCopied(true)
	}

	return (
		<section
			ref={place}
			tabIndex={-1}
			aria-label="Your recovery codes"
			className="grid gap-3 bg-amber-tint outline-none"
		>
			<h3 className="font-medium">Your recovery codes</h3>
			<p className="text-sm">
				Keep them where you find them without your phone. Each signs you in once. They are shown
				only now.
			</p>
			<ul className="grid gap-1 font-mono sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code} className="select-all">
						{code}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				<a
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
					download="recovery-codes.txt"
					className={buttonClass('secondary')}
				>
					Download
				</a>
				<Button type="button" look="secondary" onClick={() => window.print()}>
					Print
				</Button>
				<Button type="button" look="secondary" onClick={copy}>
					{isCopied ? 'Copied' : 'Copy'}
				</Button>
			</div>
		</section>
	)
}
