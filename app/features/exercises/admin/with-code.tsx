import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** A text in which `*` is shown as code. Its backticks stay for those who hear or copy it. */
export function WithCode({ text }: { text: string }) {
	return text.split(/(`[^`]+`)/).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
			<code key={index} className="rounded-control bg-sunken px-1">
				<span className="sr-only">`</span>
				<WithHanzi text={part.slice(1, -1)} />
				<span className="sr-only">`</span>
			</code>
		),
	)
}
