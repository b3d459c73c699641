type CoverMode = 'cover' | 'contain' | 'auto'

type Props = {
	src: string | null
	/** The first hanzi of the title; shown where there is no picture. */
	hanzi: string
	mode?: CoverMode
	/** Whether the cover is above the fold, to be fetched with priority. */
	isFirst?: boolean
}

/**
 * A 16:9 cover, or a large hanzi on tinted paper without one. `auto` keeps the picture's own ratio.
 */
export function Cover({ src, hanzi, mode = 'cover', isFirst = false }: Props) {
	const frame = mode === 'auto' && src ? '' : 'aspect-video'
	return (
		<div className={`@container relative overflow-hidden bg-sunken ${frame}`}>
			{src ? (
				<img
					src={src}
					alt=""
					width={1200}
					height={675}
					loading={isFirst ? 'eager' : 'lazy'}
					fetchpriority={isFirst ? 'high' : 'auto'}
					decoding="async"
					className={mode === 'auto' ? 'h-auto w-full' : `size-full ${fits[mode]}`}
				/>
			) : (
				<span
					aria-hidden
					lang="zh-CN"
					className="grid size-full place-items-center bg-cinnabar-tint font-display text-[min(4.5rem,34cqw)] text-cinnabar opacity-60"
				>
					{firstHanzi(hanzi)}
				</span>
			)}
		</div>
	)
}

const fits = { cover: 'object-cover', contain: 'object-contain' } as const

function firstHanzi(text: string): string {
	return text.match(/\p{Script=Han}/u)?.[0] ?? '汉'
}
