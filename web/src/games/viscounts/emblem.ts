import sign from 'icon:mounted-knight';

export default sign;
