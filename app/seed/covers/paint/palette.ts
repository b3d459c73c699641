/** The pigments of the covers: paper and ink, cinnabar once per picture, jade where things grow. */
export const palette = {
	paper: '#f6efe1',
	light: '#fdf8ec',
	stone: '#b4ac9f',
	ash: '#8b857c',
	slate: '#5a5854',
	ink: '#262422',
	cinnabar: '#c5402b',
	cinnabarDeep: '#97291b',
	jade: '#6f9a84',
	jadeDeep: '#3f6b58',
	indigo: '#42566c',
	night: '#1f2b3a',
	ochre: '#d3a253',
	straw: '#e6c98d',
	earth: '#8a6038',
	rose: '#d99a86',
} as const
