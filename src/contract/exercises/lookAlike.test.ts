import { exerciseBodySchema } from './schemas';
import { isLookAlikeVideo } from './video';

it.each([
  'https://youtube.com.evil.es/watch?v=dQw4w9WgXcQ',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://y0utube.com/watch?v=dQw4w9WgXcQ',
  'https://you-tube.com/watch?v=dQw4w9WgXcQ',
  'https://yоutube.com/watch?v=dQw4w9WgXcQ',
  'https://vіmeo.com/76979871',
  'https://virneo.com/76979871',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://player.vimeo.com.evil.es/video/1',
])('%s poses as a video site', (link) => expect(isLookAlikeVideo(link)).toBe(true));

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://clinica.es/videos/puente.mp4',
  'https://clinica.es/youtube/puente.mp4',
  'https://fisioespaña.es/video',
  'no es una dirección',
])('%s does not', (link) => expect(isLookAlikeVideo(link)).toBe(false));

it.each([
  ['javascript:alert(1)', 'Introduce una dirección web válida (https://…)'],
  ['data:text/html,<script>1</script>', 'Introduce una dirección web válida (https://…)'],
  ['https://youtube.com.evil.es/watch?v=1', 'La dirección imita a un sitio de vídeos conocido'],
])('an exercise with the video %s is refused', async (videoUrl, message) => {
  await expect(exerciseBodySchema.validateAt('videoUrl', { videoUrl })).rejects.toThrow(message);
});
