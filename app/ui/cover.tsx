type CoverMode = 'cover' | 'contain' | 'auto'

type Props = {
	src: string | null
	/** What a missing picture is made of: the first hanzi of the title. */
	hanzi: string
	mode?: CoverMode
	/** Whether it is seen first, and worth fetching before the rest. */
	isFirst?: boolean
}

/** A 16:9 picture, or a large hanzi on tinted paper where there is none. `auto` keeps the picture's own shape. */
export function Cover({ src, hanzi, mode = 'cover', isFirst = false }: Props) {
	const frame = mode === 'auto' && src ? '' : 'aspect-video'
	return (
		<div className={`relative overflow-hidden bg-sunken ${frame}`}>
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
					className="grid size-full place-items-center bg-cinnabar-tint font-display text-7xl text-cinnabar opacity-60"
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
