import { createElement, type SVGProps } from 'react'

/** A picture as Lucide keeps it, on a square of 24. */
type IconData = { node: readonly (readonly [shape: string, attributes: Record<string, string>])[] }

type Props = SVGProps<SVGSVGElement> & { size?: number }

/**
 * Makes a component of a Lucide picture, in place of the library's own maker: that one weighs ten
 * times as much on every page, with settings that nothing here sets. See vite.config.ts.
 */
export default function createLucideIcon({ node }: IconData) {
	return (props: Props) => draw(node, props)
}

function draw(node: IconData['node'], { size = 24, ...attributes }: Props) {
	return createElement(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width: size,
			height: size,
			viewBox: '0 0 24 24',
			fill: 'none',
			stroke: 'currentColor',
			strokeWidth: 2,
			strokeLinecap: 'round',
			strokeLinejoin: 'round',
			...attributes,
		},
		node.map(([shape, drawn]) => createElement(shape, drawn)),
	)
}
